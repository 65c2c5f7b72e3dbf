export const root: string;
export function builtFrom(
  folder: string,
  sources: readonly string[],
): { readonly isCurrent: boolean; readonly remember: () => void };
