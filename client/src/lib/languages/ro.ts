/* Every Romanian text, in one piece. */
export default import.meta.glob<string>(["../../../../locales/ro/*.ftl", "!../../../../locales/ro/*-*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
