/* Every Italian text, in one piece. */
export default import.meta.glob<string>(["../../../../locales/it/*.ftl", "!../../../../locales/it/*-*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});
