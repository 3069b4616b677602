import { $me } from './me.ts'

/** Whether the signed-in user is an editor, of all content or of a part. */
export const isEditor = (): boolean => $me.get().roles?.includes('editor') ?? false

/** Whether the signed-in user may create items: a limit to languages alone allows texts of existing items only. */
export const canCreate = (): boolean => {
  const { limits } = $me.get()
  return isEditor() && (limits?.languages === null || (limits?.sites ?? null) !== null)
}

/** Whether the signed-in user is a reviewer, who sees the statistics of questions and takes questions out. */
export const isReviewer = (): boolean => $me.get().roles?.includes('reviewer') ?? false
