import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from 'react-router-dom'

/** Leaves out the router's `data-discover`, which is for a server. */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" {...props} />
}

export function NavLink(props: NavLinkProps) {
  return <RouterNavLink discover="none" {...props} />
}
