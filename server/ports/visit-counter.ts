/** The visit counter's script, which pages load from the portal's own host. */
export interface VisitCounter {
  /**
   * Returns the script for a site's counter code; null for a code that belongs to no site. Rejects if the counter's
   * host is unavailable and no script was fetched before.
   */
  scriptFor(code: string): Promise<string | null>
}
