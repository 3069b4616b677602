import { $me } from './me.ts'

/** Whether the person at the desk is an editor, of all content or of a part. */
export const isEditor = (): boolean => $me.get().roles?.includes('editor') ?? false
