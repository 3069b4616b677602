import type { PlannedCertification } from './planned-certification.ts'

/** Returns the languages (BCP 47) in which classrooms are taught, without duplicates. */
export const languagesOfTraining = (certifications: readonly PlannedCertification[]): string[] => [
  ...new Set(certifications.flatMap(({ classrooms }) => classrooms.flatMap(({ taughtIn }) => taughtIn))),
]

/**
 * Returns a certification with only the classrooms that are taught in a language; unchanged if no language is given.
 * All practical exams are included, because their language is not known.
 */
export const filterTrainingByLanguage = (
  certification: PlannedCertification,
  language: string | undefined,
): PlannedCertification =>
  language
    ? {
        ...certification,
        classrooms: certification.classrooms.filter(({ taughtIn }) => taughtIn.includes(language)),
      }
    : certification
