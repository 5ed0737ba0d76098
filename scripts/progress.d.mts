export function startProgress(label: string): () => void;
