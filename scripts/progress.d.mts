export function startProgress(label: string, detail?: () => string): () => void;
