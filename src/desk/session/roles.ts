import { $me } from './me.ts'

/** Whether the signed-in user is an editor, of all content or of a part. */
export const isEditor = (): boolean => $me.get().roles?.includes('editor') ?? false
