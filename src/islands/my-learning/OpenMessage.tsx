import { useEffect, useRef, useState } from 'react'
import type { Message, MessageHead } from '#src/domain/message/message.ts'
import { openMessage, setMessageRead } from '#src/stores/notice/messages.ts'
import { LoadFailure } from '#src/ui/LoadFailure.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { MessageView } from './MessageView.tsx'

/** One message as it was sent; opening it marks it as read. */
export function OpenMessage({ head, onClose }: { head: MessageHead; onClose: () => void }) {
  const { t } = useTranslation()
  const [message, setMessage] = useState<Message | 'loading' | 'failed'>('loading')
  const back = useRef<HTMLButtonElement>(null)
  const load = async () => {
    setMessage('loading')
    setMessage((await openMessage(head)) ?? 'failed')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once per message
  useEffect(() => {
    back.current?.focus()
    void load()
  }, [])
  return (
    <div className="stack gap-4">
      <p className="row">
        <button ref={back} type="button" className="btn quiet sm" onClick={onClose}>
          {t('message:back')}
        </button>
        <button
          type="button"
          className="btn quiet sm"
          onClick={() => void setMessageRead(head.id, false).then(onClose)}
        >
          {t('message:keepUnread')}
        </button>
      </p>
      {message === 'loading' && <div className="panel holding" aria-busy="true" />}
      {message === 'failed' && (
        <LoadFailure text={t('message:failed')} retry={t('enrolment:retry')} onRetry={() => void load()} />
      )}
      {typeof message === 'object' && <MessageView message={message} />}
    </div>
  )
}
