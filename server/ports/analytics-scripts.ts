/** The scripts of the analytics service, which pages load from the portal's own host. */
export interface AnalyticsScripts {
  /**
   * Returns the script for a site's measurement code; null for a code that belongs to no site. Rejects if the
   * analytics service is unavailable and no script was fetched before.
   */
  findScript(code: string): Promise<string | null>
}
