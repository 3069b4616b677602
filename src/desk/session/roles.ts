import { $me } from './me.ts'

/** Whether the signed-in user is an editor, of all content or of a limited part. */
export const isEditor = (): boolean => $me.get().roles?.includes('editor') ?? false

/**
 * Whether the signed-in user may create items. Editors who are limited to languages may only edit texts of existing
 * items.
 */
export const canCreateItems = (): boolean => {
  const { limits } = $me.get()
  return isEditor() && (limits?.languages === null || (limits?.sites ?? null) !== null)
}

/**
 * Whether the signed-in user is a reviewer, who sees the statistics of questions and can exclude questions from
 * scoring.
 */
export const isReviewer = (): boolean => $me.get().roles?.includes('reviewer') ?? false
