/** The router API for remotes. The library stays in the shell's bundle. */
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
export {
  type DayRange,
  dayRange,
  freeText,
  oneOf,
  openId,
  type QueryParam,
  type QuerySort,
  someOf,
  sortBy,
  wholeNumber,
} from './query/queryParams.ts';
export { useQueryState } from './query/useQueryState.ts';
