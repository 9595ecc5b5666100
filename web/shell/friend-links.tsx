import type { FriendLink } from '#contract/data-list.ts'

/** The friend links, as list items. Only enabled ones reach the page. */
export function FriendLinks({ links }: { links: readonly FriendLink[] }) {
  return links.map(({ name, link, open_blank }) => (
    <li key={`${name} ${link}`}>
      <a href={link} {...(open_blank && { target: '_blank', rel: 'noopener' })}>
        {name}
      </a>
    </li>
  ))
}
