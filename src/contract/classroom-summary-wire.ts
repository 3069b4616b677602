import * as z from 'zod/mini'
import { classroomMode } from '../domain/classroom/classroom-document.ts'
import * as domain from '../domain/classroom/classroom-summary.ts'
import { price } from '../domain/content/document.ts'
import { subject } from '../domain/course/course.ts'
import { flagCode } from './flag-wire.ts'

const regionWire = z.codec(z.object({ regionId: z.int(), regionName: z.string() }), domain.classroomRegion, {
  decode: (wire) => ({ id: wire.regionId, name: wire.regionName }),
  encode: (region) => ({ regionId: region.id, regionName: region.name }),
})

/** What travels of every classroom beside what changes by the minute. Specification 1, section 3: `id` is `originalId`. */
export const classroomSummaryFields = {
  id: z.int(),
  originalId: z.int(),
  certificationReleaseId: z.nullable(z.int()),
  classroomName: z.string(),
  summary: z.string(),
  mode: classroomMode,
  subject,
  startsAt: z.string(),
  endsAt: z.string(),
  zone: z.string(),
  location: z.string(),
  countryCode: z.string(),
  regionList: z.array(regionWire),
  credits: z.int(),
  capacity: z.int(),
  trainers: z.array(domain.classroomTrainer),
  isCharge: flagCode,
  fee: z.nullable(price),
  needAudit: flagCode,
  textLanguage: z.string(),
}

const onWire = z.object(classroomSummaryFields)

export const toClassroomSummary = (wire: z.output<typeof onWire>): domain.ClassroomSummary => ({
  id: wire.originalId,
  certification: wire.certificationReleaseId,
  name: wire.classroomName,
  summary: wire.summary,
  mode: wire.mode,
  subject: wire.subject,
  startsAt: wire.startsAt,
  endsAt: wire.endsAt,
  zone: wire.zone,
  location: wire.location,
  country: wire.countryCode,
  regions: wire.regionList,
  credits: wire.credits,
  capacity: wire.capacity,
  trainers: wire.trainers,
  fee: wire.fee,
  needsApproval: wire.needAudit,
  language: wire.textLanguage,
})

export const fromClassroomSummary = (classroom: domain.ClassroomSummary): z.output<typeof onWire> => ({
  id: classroom.id,
  originalId: classroom.id,
  certificationReleaseId: classroom.certification,
  classroomName: classroom.name,
  summary: classroom.summary,
  mode: classroom.mode,
  subject: classroom.subject,
  startsAt: classroom.startsAt,
  endsAt: classroom.endsAt,
  zone: classroom.zone,
  location: classroom.location,
  countryCode: classroom.country,
  regionList: classroom.regions,
  credits: classroom.credits,
  capacity: classroom.capacity,
  trainers: classroom.trainers,
  isCharge: classroom.fee !== null,
  fee: classroom.fee,
  needAudit: classroom.needsApproval,
  textLanguage: classroom.language,
})
