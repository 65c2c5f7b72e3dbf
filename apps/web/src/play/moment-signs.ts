/** What stands on the keys that go through moments, drawn in a square of 24. */
export const SIGNS = {
  toBeginning: 'M4 5h3v14H4zM20 5v14l-6-7zM14 5v14L8 12z',
  turnBack: 'M12 5v14L3 12zM21 5v14l-9-7z',
  back: 'M6 5h3v14H6zM20 5v14L10 12z',
  play: 'M7 4v16l13-8z',
  pause: 'M6 5h4v14H6zM14 5h4v14h-4z',
  forward: 'M15 5h3v14h-3zM4 5v14l10-7z',
  turnForward: 'M3 5v14l9-7zM12 5v14l9-7z',
  toEnd: 'M17 5h3v14h-3zM4 5v14l6-7zM10 5v14l6-7z',
} as const;
