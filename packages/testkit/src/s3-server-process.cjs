// A small S3 server in a process of its own: `node --openssl-legacy-provider s3-server-process.cjs FOLDER BUCKET [PORT]`. It
// prints its port. The flag is for the tokens of its lists, whose cipher today's OpenSSL keeps among the old ones.
const S3rver = require('@20minutes/s3rver');
const v4 = require('@20minutes/s3rver/lib/signature/v4');

// It leaves out the slash behind the name of a bucket, and so refuses every call about a bucket.
const { getStringToSign } = v4;
v4.getStringToSign = (canonical, request) =>
  getStringToSign(
    /^\/[^/]+$/.test(canonical.uri) ? { ...canonical, uri: `${canonical.uri}/` } : canonical,
    request,
  );

const [directory, name, port = '0'] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name }],
});
server.run().then(({ port: taken }) => process.send({ port: taken }));
// With whoever started it.
process.on('disconnect', () => process.exit());
