/** The family's mark: the red house under the aurora. Decoration beside the name. */
export function Logo() {
  return <img src="/favicon.svg" fetchPriority="low" alt="" width={32} height={32} />;
}
