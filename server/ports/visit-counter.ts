/** The script of the visit counter, which pages load from the portal's own host. */
export interface VisitCounter {
  /** The script for a code; null for a code of no site. Rejects where the counter's host is away and nothing was fetched before. */
  scriptFor(code: string): Promise<string | null>
}
