import { codedEnum } from '../protocol/wire.ts'

/** The codes of a quiz's progress. Specification 1, section 4: exercise progress. */
export const exerciseStatusCode = codedEnum({ pending: '0', learning: '1', finish: '2' })
