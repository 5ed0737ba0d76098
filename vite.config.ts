export { default } from "./scripts/vite/config.ts";
