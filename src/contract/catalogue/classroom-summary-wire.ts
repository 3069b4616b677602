import * as z from 'zod/mini'
import * as domain from '../../domain/classroom/classroom-summary.ts'
import { flagCode } from '../protocol/flag-wire.ts'
import { renamedWire } from '../protocol/renamed.ts'
import { chargeFields } from './certification-version-wire.ts'

export const regionWire = renamedWire(domain.classroomRegion, { id: 'regionId', name: 'regionName' })

/** The wire names of the fields of a classroom that don't change by the minute. Specification 1, section 3. */
export const classroomSummaryWireNames = {
  id: 'originalId',
  certificationId: 'certificationReleaseId',
  name: 'classroomName',
  country: 'countryCode',
  regions: ['regionList', z.array(regionWire)],
  needsApproval: ['needAudit', flagCode],
  language: 'textLanguage',
} as const

/** Additional wire fields of a classroom: `id` repeats `originalId`. */
export const classroomExtraFields = {
  id: [z.int(), ({ id }: { id: number }) => id],
  ...chargeFields,
} as const
