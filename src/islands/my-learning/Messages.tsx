import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { MessageHead } from '#src/domain/message/message.ts'
import { langAttributesOf } from '#src/i18n/lang-attributes.ts'
import { routes } from '#src/routes.ts'
import { formatTabsQuery } from '#src/stores/my-learning/my-learning.ts'
import {
  $messagePage,
  countMessagePages,
  messagesResource,
  showMessagePage,
} from '#src/stores/notice/messages.ts'
import { Pagination } from '#src/ui/Pagination.tsx'
import { ResourceList } from '#src/ui/ResourceList.tsx'
import { useTranslation } from '#src/ui/TranslationContext.tsx'
import { EmptyList } from './EmptyList.tsx'
import { formatLocalDateTime } from './format-local-date-time.ts'
import { OpenMessage } from './OpenMessage.tsx'
import type { PanelProps } from './props.ts'

/** The emails sent to the learner: the list, or the text of the open email. */
export default function Messages({ place }: PanelProps) {
  const { t } = useTranslation()
  const page = useStore($messagePage)
  const [openHead, setOpenHead] = useState<MessageHead | null>(null)
  if (openHead) return <OpenMessage head={openHead} onClose={() => setOpenHead(null)} />
  const address = routes.myLearning(place) + formatTabsQuery({ tab: 'messages', subTab: 'certifications' })
  return (
    <section className="stack gap-4">
      <h2 className="t24" tabIndex={-1}>
        {t('my-learning:tab.messages')}
      </h2>
      <p className="meta">{t('message:kept')}</p>
      <ResourceList
        resource={messagesResource}
        isEmpty={({ total }) => total === 0}
        emptyContent={
          <EmptyList
            text={t('message:none')}
            href={routes.overview(place, 'hsc')}
            linkText={t('home:find')}
          />
        }
      >
        {({ rows, total }) => (
          <>
            <ul className="panel tight rows r2">
              {rows.map((head) => (
                <Line key={head.id} head={head} onOpen={() => setOpenHead(head)} />
              ))}
            </ul>
            <Pagination
              page={page}
              pages={countMessagePages(total)}
              urlOf={() => address}
              onChange={showMessagePage}
            />
          </>
        )}
      </ResourceList>
    </section>
  )
}

function Line({ head, onOpen }: { head: MessageHead; onOpen: () => void }) {
  const { t, locale } = useTranslation()
  return (
    <li className={head.read ? undefined : 'message-unread'}>
      <div className="stack gap-1">
        <h3 className="name" {...langAttributesOf(head, locale)}>
          {head.subject}
        </h3>
        <p className="meta">
          {formatLocalDateTime(locale, head.toldAt)}
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
