import { environment } from '#src/environment/environment.ts'
import { showToast } from '#src/stores/notice/notices.ts'

/** Opens a document through a link that the server creates for this session. If this fails, a toast is shown. */
export async function downloadDocument(
  link: Promise<{ ok: boolean; value: { link: string } | null }>,
): Promise<void> {
  const { ok, value } = await link
  if (ok && value) environment().navigation.go(value.link)
  else showToast('notices:notOpened')
}
