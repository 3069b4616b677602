/** The code that pages were made by. All servers of a portal compare it the same way. */
export interface Code {
  /** The digest of the sources. */
  digest: string
  /** How many migrations of the database it knows. */
  migrations: number
  /** When its pages were first compiled: ISO 8601. */
  madeAt: string
}

/** The compiled pages, before the portal has said what else it knows of their code. */
export type CompiledPages = Omit<Code, 'migrations'>

/** Whether pages of one code would turn a site back that shows pages of another: fewer migrations known, or compiled before. */
export const isOlder = (code: Code, shown: Code): boolean =>
  code.digest !== shown.digest &&
  (code.migrations - shown.migrations || Date.parse(code.madeAt) - Date.parse(shown.madeAt)) < 0

/** The code is older than the pages that a site shows: nothing is made, and the site stays as it is. */
export class OlderCode extends Error {
  constructor(code: Code, shown: Code) {
    super(
      `The site shows pages of newer code (compiled ${shown.madeAt}, ${shown.migrations} migrations) than this one ` +
        `(compiled ${code.madeAt}, ${code.migrations} migrations), and stays as it is. A server with the newer code publishes ` +
        'this with its next act. To turn back on purpose: npm run publish -- --older-code',
    )
  }
}
