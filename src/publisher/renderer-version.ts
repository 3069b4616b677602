/** The version of the code that made pages. All servers of a portal compare it the same way. */
export interface RendererVersion {
  /** The digest of the sources. */
  digest: string
  /** The number of database migrations that it knows. */
  migrations: number
  /** When its pages were first compiled: ISO 8601. */
  madeAt: string
}

/** The compiled pages, before the portal has added the migrations of their code. */
export type CompiledPages = Omit<RendererVersion, 'migrations'>

/**
 * Returns whether pages of one code would replace a site's pages of newer code: it knows fewer migrations, or was
 * compiled before.
 */
export const isOlder = (code: RendererVersion, shown: RendererVersion): boolean =>
  code.digest !== shown.digest &&
  (code.migrations - shown.migrations || Date.parse(code.madeAt) - Date.parse(shown.madeAt)) < 0

/** Error: the code is older than the pages of the site. Nothing is published. */
export class OlderCodeError extends Error {
  constructor(code: RendererVersion, shown: RendererVersion) {
    super(
      `The site shows pages of newer code (compiled ${shown.madeAt}, ${shown.migrations} migrations) than this one ` +
        `(compiled ${code.madeAt}, ${code.migrations} migrations), and stays as it is. A server with the newer code publishes ` +
        'this with its next act. To turn back on purpose: npm run publish -- --older-code',
    )
  }
}
