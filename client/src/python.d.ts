/** What Vite knows of Python for browsers (`vite.python.ts`). */
declare const PYTHON_FILES: {
  /** The folder of the files, below the page; empty: the page was built without them. */
  readonly folder: string;
  /** The bytes of all files that are fetched. */
  readonly bytes: number;
  /** The games that have machine code for browsers. */
  readonly games: string[];
};
