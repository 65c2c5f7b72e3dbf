/** Builds the browser client, unless nothing has changed since it was built. */
export function buildWeb(say: (text: string) => void): Promise<void>;
