/** Something to be told quietly, on whatever page one is. */
interface Notice {
  /** A later notice of the same name takes its place. */
  readonly name: string;
  /** Said anew when the language changes. */
  readonly text: () => string;
  readonly action?: { readonly text: () => string; readonly run: () => void };
  /** After which it goes by itself; without it, somebody must put it away. */
  readonly milliseconds?: number;
  /** It is about this page, and goes with it. */
  readonly here?: true;
}

class Notices {
  shown = $state.raw<readonly Notice[]>([]);

  tell(notice: Notice): void {
    this.shown = [...this.shown.filter(({ name }) => name !== notice.name), notice];
    if (notice.milliseconds !== undefined) setTimeout(() => this.#drop(notice), notice.milliseconds);
  }

  #drop(notice: Notice): void {
    this.shown = this.shown.filter((one) => one !== notice);
  }

  /** Another page is shown. */
  leavePage(): void {
    this.shown = this.shown.filter(({ here }) => !here);
  }

  putAway(name: string): void {
    this.shown = this.shown.filter((notice) => notice.name !== name);
  }
}

export const notices = new Notices();
