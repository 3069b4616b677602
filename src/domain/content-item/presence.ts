import * as z from 'zod/mini'

/** Another editor who has an item open: since when, and whether the editor is editing it. */
export const presentEditor = z.object({
  name: z.string(),
  since: z.iso.datetime(),
  editing: z.boolean(),
})
export type PresentEditor = z.infer<typeof presentEditor>

/** The time for which an editor counts as present after the last call of `markPresence`, in milliseconds. */
export const presenceTimeout = 60_000
