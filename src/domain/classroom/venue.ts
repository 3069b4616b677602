import type { ClassroomSummary } from './classroom-summary.ts'

/** The country whose VAT a classroom carries, since people meet there; null for what is taxed by its buyer. Decisions: "Money". */
export const venueOf = ({ mode, country }: Pick<ClassroomSummary, 'mode' | 'country'>): string | null =>
  mode === 'onsite' ? country : null
