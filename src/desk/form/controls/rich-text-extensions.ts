import StarterKit from '@tiptap/starter-kit'

/** The elements of rich texts: p, ul, ol, li, strong, em, br, and a with a path of the portal or an https URL. */
export const richTextExtensions = [
  StarterKit.configure({
    ...{ blockquote: false, code: false, codeBlock: false, heading: false, horizontalRule: false },
    ...{ strike: false, underline: false, dropcursor: false, gapcursor: false, trailingNode: false },
    link: {
      openOnClick: false,
      autolink: false,
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (url) => isLinkTarget(url),
    },
  }),
]

/** Whether a rich text may link to a URL: it must be a path of the portal or an https URL. */
export const isLinkTarget = (url: string): boolean => /^(\/(?!\/)|https:\/\/)/.test(url)
