import { siteFolderOf } from '#src/sites/load-sites.ts'
import { paymentSettingsOf } from '#src/sites/parts-of-site.ts'
import type { Site } from '#src/sites/site.ts'

/**
 * Returns the number series of a site's current year, in the site's time zone.
 * @example numberSeriesOf(eu, now) // 'EU-2026'
 * @example numberSeriesOf(eu, now, 'CN') // 'EU-CN-2026'
 */
export function numberSeriesOf(site: Site, now: number, documentCode?: string): string {
  const { zone: timeZone } = paymentSettingsOf(site)
  const year = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(now)
  return [siteFolderOf(site).toUpperCase(), documentCode, year].filter(Boolean).join('-')
}
