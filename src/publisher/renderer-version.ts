/** The version of the code that rendered pages. All servers of a portal compare versions the same way. */
export interface RendererVersion {
  /** The digest of the sources. */
  digest: string
  /** The number of database migrations that the code includes. */
  migrations: number
  /** The time at which the code's pages were first compiled, in ISO 8601. */
  madeAt: string
}

/** The version of compiled pages without the number of migrations, which the portal adds later. */
export type CompiledVersion = Omit<RendererVersion, 'migrations'>

/**
 * Returns whether a site's current pages (`shown`) were rendered by newer code than `code`: `code` includes fewer
 * migrations, or was compiled earlier.
 */
export const isOlderCode = (code: RendererVersion, shown: RendererVersion): boolean =>
  code.digest !== shown.digest &&
  (code.migrations - shown.migrations || Date.parse(code.madeAt) - Date.parse(shown.madeAt)) < 0

/** Thrown if the code is older than the code that rendered the site's current pages. Nothing is published. */
export class OlderCodeError extends Error {
  constructor(code: RendererVersion, shown: RendererVersion) {
    super(
      `The site shows pages of newer code (compiled ${shown.madeAt}, ${shown.migrations} migrations) than this one ` +
        `(compiled ${code.madeAt}, ${code.migrations} migrations), and stays as it is. A server with the newer code publishes ` +
        'this with its next act. To turn back on purpose: npm run publish -- --older-code',
    )
  }
}
