import type { PlannedCertification } from './planned-certification.ts'

/** Returns the countries in which classrooms and practical exams are held, without duplicates. */
export function countriesOfDates(certifications: readonly PlannedCertification[]): string[] {
  const countries = certifications.flatMap(({ classrooms, exams }) => [
    ...classrooms.flatMap(({ venue }) => venue ?? []),
    ...exams.map(({ country }) => country),
  ])
  return [...new Set(countries)]
}

/**
 * The value of `country` for a plan whose classrooms are all online. Practical exams are always onsite, so such a
 * plan includes all of them.
 */
export const onlineOnlyCountry = 'online'

/**
 * Returns a certification with only its online dates and its dates in a country; unchanged if no country is given.
 */
export function filterDatesByCountry(
  certification: PlannedCertification,
  country: string | undefined,
): PlannedCertification {
  if (!country) return certification
  return {
    ...certification,
    classrooms: certification.classrooms.filter(({ venue }) => venue === null || venue === country),
    exams: certification.exams.filter((exam) => country === onlineOnlyCountry || exam.country === country),
  }
}
