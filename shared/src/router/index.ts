/** What remotes may use of the router. The library itself stays inside the shell's bundle. */
export {
  Link,
  type LinkProps,
  Navigate,
  NavLink,
  type NavLinkProps,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'react-router-dom';
