/** Again and again, never twice at the same time. Gives how to stop it. */
export function again(milliseconds: number, task: () => unknown, trouble: (error: unknown) => void): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const next = (): void => {
    if (!stopped) timer = setTimeout(run, milliseconds).unref();
  };
  const run = async (): Promise<void> => {
    try {
      await task();
    } catch (error) {
      trouble(error);
    }
    next();
  };
  next();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
