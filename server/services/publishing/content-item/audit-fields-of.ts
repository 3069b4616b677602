import type { PublishInput } from './publish-input.ts'

/** Returns the fields of an audit entry that contain the editor and the time. */
export const auditFieldsOf = ({ editor, now }: PublishInput) => ({ actor: editor, now })
