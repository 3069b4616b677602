import { atom } from 'nanostores'
import { findMessages, getMessage, markMessage } from '../../contract/messaging/message.ts'
import type { Message, MessageHead } from '../../domain/message/message.ts'
import { environment } from '../../environment/environment.ts'
import { createResource } from '../resource/resource.ts'
import { reportUnreachable } from './notices.ts'

const pageSize = 15
/** The number of the current page of messages, from 1. */
export const $messagePage = atom(1)

/** One page of the learner's messages. */
export const messagesResource = createResource(() =>
  environment().api.call(findMessages, { page: $messagePage.get(), pageSize }),
)

/** The learner's unread messages, for the badge with their number. */
export const unreadMessagesResource = createResource(() =>
  environment().api.call(findMessages, { unread: true, pageSize }),
)

export const countMessagePages = (total: number): number => Math.ceil(total / pageSize)

export function showMessagePage(page: number): void {
  $messagePage.set(page)
  void messagesResource.load(true)
}

/** Returns a message with its text and marks it as read; null if it could not be loaded. */
export async function openMessage(head: MessageHead): Promise<Message | null> {
  const result = await environment().api.call(getMessage, { id: head.id })
  if (result.ok && !head.read) void setMessageRead(head.id, true)
  return result.ok ? result.value : null
}

/** Marks a message as read or unread. */
export async function setMessageRead(id: number, read: boolean): Promise<void> {
  const result = await environment().api.call(markMessage, { id, read })
  if (!result.ok) return reportUnreachable(result.failure)
  await Promise.all([messagesResource.refresh(), unreadMessagesResource.refresh()])
}
