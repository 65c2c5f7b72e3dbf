const LOOKS_EVERY = 250;

/**
 * npm passes a signal on to the shell between it and this process, and the shell dies of it alone: whoever is left without its
 * parent was meant too. So it is told, as it would have been.
 */
export function endWithParent(): void {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, LOOKS_EVERY);
  look.unref();
}
