import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { MessageHead } from '#src/domain/message/message.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { routes } from '#src/routes.ts'
import { queryOfTabs } from '#src/stores/my-learning/my-learning.ts'
import { $messagePage, messages, pagesOf, turnMessages } from '#src/stores/notice/messages.ts'
import { Pagination } from '#src/ui/Pagination.tsx'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { EmptyList } from './EmptyList.tsx'
import { OpenMessage } from './OpenMessage.tsx'
import type { PanelProps } from './props.ts'
import { localTime } from './when.ts'

/** What the learner was mailed: a list, and the whole words of the one that is open. */
export default function Messages({ place }: PanelProps) {
  const { t } = useTranslation()
  const page = useStore($messagePage)
  const [open, setOpen] = useState<MessageHead | null>(null)
  if (open) return <OpenMessage head={open} onClose={() => setOpen(null)} />
  const address = routes.myLearning(place) + queryOfTabs({ tab: 'messages', subTab: 'certifications' })
  return (
    <section className="stack gap-4">
      <h2 className="t24">{t('my-learning:tab.messages')}</h2>
      <p className="meta">{t('message:kept')}</p>
      <ResourceList
        of={messages}
        isNone={({ total }) => total === 0}
        none={
          <EmptyList text={t('message:none')} href={routes.overview(place, 'hsc')} way={t('home:find')} />
        }
      >
        {({ rows, total }) => (
          <>
            <ul className="panel tight rows r2">
              {rows.map((head) => (
                <Line key={head.id} head={head} onOpen={() => setOpen(head)} />
              ))}
            </ul>
            <Pagination
              page={page}
              pages={pagesOf(total)}
              addressOf={() => address}
              onChange={turnMessages}
            />
          </>
        )}
      </ResourceList>
    </section>
  )
}

function Line({ head, onOpen }: { head: MessageHead; onOpen: () => void }) {
  const { t, spoken } = useTranslation()
  return (
    <li className={head.read ? undefined : 'message-unread'}>
      <div className="stack gap-1">
        <h3 className="name" {...langAttributesOf(head, spoken)}>
          {head.subject}
        </h3>
        <p className="meta">
          {localTime(spoken, head.toldAt)}
          {!head.read && ` · ${t('message:new')}`}
        </p>
      </div>
      <button
        type="button"
        className="btn sec2 sm"
        aria-label={`${t('message:read')}: ${head.subject}`}
        onClick={onOpen}
      >
        {t('message:read')}
      </button>
    </li>
  )
}
