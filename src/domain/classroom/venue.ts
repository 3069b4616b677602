import type { ClassroomSummary } from './classroom-summary.ts'
import { isOnSite } from './on-site.ts'

/**
 * The country where people meet, whose VAT is charged whatever the training is called; null for training online, which is taxed by its
 * buyer. Decisions: "Prices and places".
 */
export const venueOf = ({ mode, country }: Pick<ClassroomSummary, 'mode' | 'country'>): string | null =>
  isOnSite(mode) ? country : null
