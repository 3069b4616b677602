import type { Call } from '#src/contract/protocol/call.ts'

/**
 * How large a request's body may be: its bytes, and of JSON the number of values, how many of them are named, and how deep
 * they lie in each other. */
export interface BodyLimits {
  bytes: number
  values: number
  /** The fields of all objects: a wide object takes longer to read than a list. */
  fields: number
  depth: number
}

const kilobyte = 1024

/** The body of any call: the largest has the 100 answers of a practice paper. */
const usual: BodyLimits = { bytes: 64 * kilobyte, values: 2000, fields: 2000, depth: 8 }

/** Documents of editors: the largest is a pool of 999 questions in 15 languages, which has 125,000 values, 65,000 fields and 6 MB. */
const ofDocuments: BodyLimits = { bytes: 8 * kilobyte * kilobyte, values: 150_000, fields: 80_000, depth: 20 }

/** Returns the limits of a call's body. Only editors, whose role is checked before a body is read, send whole documents. */
export const bodyLimitsOf = ({ documents, uploadBytes = 0 }: Call): BodyLimits =>
  documents ? ofDocuments : { ...usual, bytes: usual.bytes + uploadBytes }
