import { Brand } from "./header.tsx";

export const states = { "mark, name and board": <Brand /> };
