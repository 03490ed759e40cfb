/** A file of a package, its path relative to the workspace with forward slashes. */
export interface SourceFile {
  path: string;
  text: string;
}
