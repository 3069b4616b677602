import * as z from 'zod/mini'
import { languageTagPattern } from '../../domain/content-item/document.ts'
import { family } from '../../domain/content-item/families.ts'
import { declareCall } from '../protocol/call.ts'
import { idCodec } from '../protocol/wire.ts'
import { partialDocument } from './editing.ts'

const editor = { who: 'operator', role: 'editor', source: 'ours', method: 'POST' } as const

const save = { editor: z.string(), at: z.iso.datetime() }

/**
 * Discards a draft of this version together with its schedule, and returns the schedule. An item that was never
 * published is deleted. Refused as `conflict` if the draft has been saved again since.
 */
export const discardDraft = declareCall({
  ...editor,
  obeysLimits: true,
  path: '/operator/content/discard',
  summary: 'Discards a draft',
  request: z.object({ family, id: idCodec, version: idCodec }),
  response: z.object({ publishAt: z.nullable(z.iso.datetime()) }),
  refusals: ['notFound', 'conflict'],
})

/** Removes a draft's schedule; the draft stays. Refused as `notFound` if nothing is scheduled. */
export const unscheduleDraft = declareCall({
  ...editor,
  obeysLimits: true,
  path: '/operator/content/unschedule',
  summary: 'Removes the schedule of a draft',
  request: z.object({ family, id: idCodec }),
  response: z.object({ publishAt: z.iso.datetime() }),
  refusals: ['notFound'],
})

/**
 * Returns the earlier saves of an item's drafts, the newest first. Of consecutive saves by one editor with pauses of
 * less than ten minutes, only the last is returned. At least the last fifty of these stay stored, even after the
 * draft is published or discarded.
 */
export const listDraftVersions = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/versions',
  summary: 'Earlier saves of an item’s drafts',
  request: z.object({ family, id: idCodec }),
  response: z.object({ versions: z.array(z.object({ version: z.int(), ...save })) }),
  refusals: ['notFound'],
})

/** Returns an earlier save of a draft, with its document. Refused as `notFound` if it is no longer stored. */
export const getDraftVersion = declareCall({
  ...editor,
  method: 'GET',
  path: '/operator/content/version',
  summary: 'An earlier save of a draft',
  request: z.object({ family, id: idCodec, version: idCodec }),
  response: z.object({ ...save, document: partialDocument }),
  refusals: ['notFound'],
})

/**
 * Makes an earlier save, `restored`, the current draft. If there is a draft, `version` must be its version; else
 * the call is refused as `conflict`.
 */
export const restoreDraftVersion = declareCall({
  ...editor,
  obeysLimits: true,
  path: '/operator/content/restore-version',
  summary: 'Restores an earlier save as the draft',
  request: z.object({ family, id: idCodec, restored: idCodec, version: z.optional(idCodec) }),
  response: z.object({ id: z.int(), version: z.int() }),
  refusals: ['notFound', 'conflict'],
})

/**
 * Confirms translations that are older than their English texts: they count as current until the English text
 * changes again. `paths` are the paths of the findings ("texts.de.name"); without `paths`, all outdated texts in
 * the language are confirmed. Returns the number of confirmed texts.
 */
export const confirmTexts = declareCall({
  ...editor,
  obeysLimits: true,
  path: '/operator/content/confirm-texts',
  summary: 'Confirms translations that are older than their English texts',
  request: z.object({
    ...{ family, id: idCodec },
    language: z.string().check(z.regex(languageTagPattern)),
    paths: z.optional(z.array(z.string().check(z.maxLength(500))).check(z.maxLength(5000))),
  }),
  response: z.object({ confirmed: z.int() }),
  refusals: ['notFound'],
})
