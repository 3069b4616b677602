import { environment } from '../../environment/environment.ts'
import { toast } from '../../stores/notices.ts'

/** Opens a document that is made for this session. */
export async function openDocument(
  link: Promise<{ ok: boolean; value: { link: string } | null }>,
): Promise<void> {
  const { ok, value } = await link
  if (ok && value) environment().navigation.go(value.link)
  else toast('notices:notOpened')
}
