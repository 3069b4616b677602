import type { Call } from '#src/contract/protocol/call.ts'

/**
 * The limits of a request's body: its bytes and, for JSON, the number of values, the number of fields and the depth
 * of nesting.
 */
export interface BodyLimits {
  bytes: number
  values: number
  /** The maximum number of fields of all objects together: a wide object takes longer to parse than a list. */
  fields: number
  depth: number
}

const kilobyte = 1024

/** The limits of most calls. The largest body among these calls contains the 100 answers of a practice paper. */
const defaultLimits: BodyLimits = { bytes: 64 * kilobyte, values: 2000, fields: 2000, depth: 8 }

/**
 * The limits of editors' documents. The largest is a pool of 999 questions in 15 languages, which has 125,000
 * values, 65,000 fields and 6 MB.
 */
const documentLimits: BodyLimits = {
  bytes: 8 * kilobyte * kilobyte,
  values: 150_000,
  fields: 80_000,
  depth: 20,
}

/**
 * Returns the limits of a call's body. Only editors, whose role is checked before a body is read, send whole
 * documents.
 */
export const bodyLimitsOf = ({ documents, uploadBytes = 0 }: Call): BodyLimits =>
  documents ? documentLimits : { ...defaultLimits, bytes: defaultLimits.bytes + uploadBytes }
