import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from 'react-router-dom'

/** React Router's link without `data-discover`, which only its framework mode needs. */
export function Link(props: LinkProps) {
  return <RouterLink discover="none" {...props} />
}

export function NavLink(props: NavLinkProps) {
  return <RouterNavLink discover="none" {...props} />
}
