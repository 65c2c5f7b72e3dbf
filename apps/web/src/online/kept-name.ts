const PREFIX = 'online-';

/** Under which a game that was played at a server is kept here, once it is over. */
export function keptName(table: string): string {
  return `${PREFIX}${table}`;
}

export function wasOnline(id: string): boolean {
  return id.startsWith(PREFIX);
}
