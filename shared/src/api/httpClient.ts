import axios from 'axios';

/** The one HTTP client of the browser. Tests put their fake server behind it as its adapter. */
export const httpClient = axios.create({ timeout: 30_000 });
