import { Brand } from "./brand.tsx";

export const states = { "mark, name and board": <Brand /> };
