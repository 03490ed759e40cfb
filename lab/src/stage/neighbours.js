// biome-ignore lint/correctness/noUnusedVariables: the shell finds the container under this name
var GLOBAL_NAME = (() => {
  const owners = OWNERS;
  const slots = SLOTS;
  let scope;

  const shared = async (name) => {
    const [version] = Object.values(scope[name]);
    return (await version.get())();
  };

  const note = async () => {
    const [{ createElement }, { useSlots }] = await Promise.all([shared('react'), shared('@fanfare/shared/host')]);
    const Slot = ({ name }) =>
      createElement(
        'section',
        { 'aria-label': name },
        useSlots(name).map(({ id, element }) => createElement('div', { key: id }, element)),
      );
    const Note = () =>
      createElement(
        'main',
        { id: 'content', tabIndex: -1, style: { padding: '24px', display: 'grid', gap: '16px' } },
        createElement('h1', null, 'The lab'),
        createElement('p', null, `${location.pathname} belongs to ${owners[location.pathname]}.`),
        slots.map((name) => createElement(Slot, { key: name, name })),
      );
    return { default: Note };
  };

  const remote = { contract: 1, name: 'lab-neighbours', views: { note }, slices: [] };
  return {
    init(given) {
      scope = given;
    },
    get: async () => () => ({ default: remote }),
  };
})();
